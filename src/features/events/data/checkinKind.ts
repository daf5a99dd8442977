/** Facts from the door travel through the outbox: src/wiring/kinds.ts finds their kind here. */
export { checkin as submission } from '../model/checkin.ts';
