/** What is printed says what the build knows; what is drawn anew says what is so now. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useGently } from '../../src/hooks/useGently.ts';
import { useHydrated } from '../../src/hooks/useHydrated.ts';
import { useNowOnDevice } from '../../src/hooks/useNow.ts';

const never = () => () => undefined;

it('prints what the print is to say, and neither the time nor what a device knows', () => {
  function Part() {
    const said = useGently(
      never,
      () => 'now',
      () => 'printed',
    );
    return <p>{[said, String(useHydrated()), String(useNowOnDevice())].join(' ')}</p>;
  }
  expect(renderToStaticMarkup(<Part />)).toBe('<p>printed false null</p>');
});
