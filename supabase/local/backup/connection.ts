/** A superuser's connections that can be trusted with long COPYs. */
import { once } from 'node:events';
import net from 'node:net';
import postgres from 'postgres';

/** How long a pause may last that nobody ends, ms. */
const LONGEST_PAUSE = 20;

/**
 * postgres.js pauses its socket when a COPY's rows come faster than they are taken, and resumes it when somebody asks for more.
 * Of a COPY that is over nobody asks for more: if the end came in the same packet, the connection stayed silent for ever. So
 * here a pause ends by itself; it still slows the server down to the pace of the file.
 */
export function openSteady(
  address: net.NetConnectOpts,
  options: postgres.Options<Record<string, never>>,
): postgres.Sql {
  const socket = async (): Promise<net.Socket> => {
    const made = net.connect(address);
    // Rejects when nobody listens there.
    await once(made, 'connect');
    // Over TCP the end of each table's COPY would wait 40 ms for the server's acknowledgement.
    made.setNoDelay(true);
    const pause = made.pause.bind(made);
    made.pause = () => {
      setTimeout(() => made.resume(), LONGEST_PAUSE);
      return pause();
    };
    return made;
  };
  // Documented, but missing in the types.
  const withSocket = { ...options, socket };
  return postgres({ ...withSocket, max: 2, ssl: false, onnotice: () => undefined });
}
