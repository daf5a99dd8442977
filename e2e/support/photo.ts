/** Pictures as a phone's camera makes them. */
import sharp from 'sharp';

/** Noise, as a camera's picture is, with its place and owner. */
export const photo = (width: number, height: number, mean: number) =>
  sharp({ create: { width, height, channels: 3, background: '#777', noise: { type: 'gaussian', mean, sigma: 60 } } })
    .jpeg({ quality: 80 })
    .withExif({
      IFD0: { Copyright: 'Ada Quill' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 12/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '69/1 0/1 0/1' },
    })
    .toBuffer();
