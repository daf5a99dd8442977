/** Before the database tests: the images that their databases are copies of. */
import { makeImages } from './images.ts';

export default () => makeImages();
