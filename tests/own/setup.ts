/** Before the tests of a server of one's own: the migrated database that those begin from whose subject is not the migrations. */
import { makeImage } from '../tools/images.ts';

export default async function setup(): Promise<void> {
  await makeImage();
}
