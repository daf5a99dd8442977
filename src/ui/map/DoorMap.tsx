/** Showing a map: its frame, its code when it comes, and words where there is none. */
import { useEffect, useState, type ComponentType } from 'react';
import { css, cx } from 'styled-system/css';
import type { ReadTrouble } from '../../core/reads/read.ts';
import { troubleOfCode } from '../../hooks/mistakes.ts';
import { m } from '../../messages/messages.js';
import { Button } from '../Button.tsx';
import { Spinner } from '../Spinner.tsx';
import type { MapCanvasProps } from './MapCanvas.tsx';

export interface DoorMapProps extends Omit<MapCanvasProps, 'onFailed' | 'tiles'> {
  readonly tiles: (NonNullable<MapCanvasProps['tiles']> & { readonly attribution: string }) | null;
  /** Leaves room for what stands above and below it on a phone. */
  readonly low?: boolean;
  /** What else there is: "The list has the same doors." */
  readonly instead: string;
}

type Code = ComponentType<MapCanvasProps> | 'coming' | ReadTrouble | 'no-webgl';

const NO_MAP: Readonly<Record<ReadTrouble, () => string>> = {
  offline: m.ui_map_not_here,
  fault: m.ui_went_wrong,
};

const low = css({ height: 'clamp(16rem, calc(100dvh - 31rem), 42rem)' });
const frame = css({
  position: 'relative',
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: 'line',
  backgroundColor: 'paper',
  overflow: 'hidden',
});
const high = css({ height: 'clamp(18rem, 56dvh, 42rem)' });
const middle = css({
  height: 'full',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '4',
  padding: '6',
  textAlign: 'center',
});

/** For whoever knows that a map will be shown: its code comes while the rows do. What fails is told where the map is. */
export function fetchMap(): void {
  import('./MapCanvas.tsx').catch(() => undefined);
}

export function DoorMap({ instead, low: isLow = false, ...props }: DoorMapProps) {
  const [Canvas, setCode] = useState<Code>(() => (hasWebGl() ? 'coming' : 'no-webgl'));
  useEffect(() => {
    if (Canvas !== 'coming') return;
    import('./MapCanvas.tsx').then(
      (code) => setCode(() => code.MapCanvas),
      (cause: unknown) => setCode(troubleOfCode(cause)),
    );
  }, [Canvas]);
  return (
    <div>
      <div className={cx(frame, isLow ? low : high)}>
        {typeof Canvas === 'string' ? (
          <div className={middle}>
            {Canvas === 'coming' ? <Spinner label={m.ui_map_coming()} /> : null}
            {Canvas === 'no-webgl' ? <output>{`${m.ui_no_map()} ${instead}`}</output> : null}
            {Canvas === 'offline' || Canvas === 'fault' ? (
              <>
                <output>{`${NO_MAP[Canvas]()} ${instead}`}</output>
                <Button variant="secondary" onClick={() => setCode('coming')}>
                  {m.ui_try_again()}
                </Button>
              </>
            ) : null}
          </div>
        ) : (
          <Canvas {...props} onFailed={() => setCode('no-webgl')} />
        )}
      </div>
      {props.tiles ? (
        <p className={css({ textStyle: 'small', color: 'inkMuted', marginTop: '1' })}>{props.tiles.attribution}</p>
      ) : null}
    </div>
  );
}

/** MapLibre needs the second one. Whether it can be had says the map itself (onFailed): to ask for one more took a slow phone as long as a frame. */
const hasWebGl = (): boolean => typeof WebGL2RenderingContext === 'function';
