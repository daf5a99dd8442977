/** The sample town's pictures, drawn (`node tests/tools/samplePictures.ts`). Their files lie in pictures/ and come with the sample data. */
import type { PictureValue } from '../core/picture/value.ts';

/** By name of the drawing: `pictures/<name>.svg`, and beside it the file. */
export const samplePictures = {
  'ruth-abernathy': {
    media: 'b1c70000-0000-4000-8000-000000000001',
    files: [{ file: '1b3b8382556d22b142168ce94898ccc71745d74e3f784c1fd2905c379f153657.avif', width: 288, height: 288 }],
    x: 50,
    y: 50,
    decorative: false,
    alt: {
      en: 'Ruth Abernathy, white hair and round glasses, on her porch.',
      es: 'Ruth Abernathy, pelo blanco y lentes redondos, en su portal.',
    },
  },
  'statement-of-candidacy': {
    media: 'b1c70000-0000-4000-8000-000000000002',
    files: [{ file: '02b2e1927fa3ffd7619721d0922c53ce4aafc749d334cd32785c47a6c12610e2.avif', width: 480, height: 620 }],
    x: 50,
    y: 0,
    decorative: false,
    alt: {
      en: 'Its only page: four lines filled in by hand, a signature, and the city clerk’s round stamp.',
      es: 'Su única página: cuatro líneas escritas a mano, una firma y el sello redondo de la secretaría.',
    },
  },
} satisfies Readonly<Record<string, PictureValue>>;
