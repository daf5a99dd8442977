/** The link that confirms an address, on a hosted project. */
import { serveLink } from '../_shared/link.ts';

serveLink('confirm');
