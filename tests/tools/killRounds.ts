/**
 * Kill rounds by hand, as many as one likes: `node tests/tools/killRounds.ts 100` or with a seed, `… 100 7`.
 * Ends with 1 if a row is missing, a server process was left behind, or a request was never answered.
 */
import { killRounds } from '../attacks/killRounds.ts';

const [rounds = 28, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
console.log(`${rounds} rounds, seed ${seed}`);
const counts = await killRounds(rounds, seed, console.log);
console.log(counts);
const { missing, surplus, orphans, hung, stayedDown } = counts;
process.exitCode = missing + surplus + orphans + hung + stayedDown > 0 ? 1 : 0;
