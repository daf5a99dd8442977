/** Facts from the door travel through the outbox: src/kinds.ts finds their kind here. */
export { checkin as submission } from '../../core/events/checkin.ts';
