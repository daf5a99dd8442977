/** The link to unsubscribe, on a hosted project. */
import { serveLink } from '../_shared/link.ts';

serveLink('unsubscribe');
