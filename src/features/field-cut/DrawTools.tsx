/** Owns what a finger does on the map: move it, draw around doors, or set corners; and taking a drawing back. */
import { css } from 'styled-system/css';
import type { Tool } from '../../ui/map/areas.ts';
import { Button } from '../../ui/Button.tsx';

export interface DrawToolsProps {
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  /** The map is there and can be drawn on. */
  readonly ready: boolean;
  /** Something is drawn or chosen. */
  readonly anything: boolean;
  /** null when no area is there to take back. */
  readonly onUndo: (() => void) | null;
  readonly onClear: () => void;
}

const TOOLS: Readonly<Record<Tool, { readonly label: string; readonly hint: string }>> = {
  hand: { label: 'Draw by hand', hint: 'Press beside the doors, go round them without letting go, and let go.' },
  corners: {
    label: 'Set corners',
    hint: 'Press corner after corner around the doors; press the first one again to finish.',
  },
  move: {
    label: 'Move the map',
    hint: 'Draw around the doors that belong together. A press on a single door adds it or leaves it out.',
  },
};

const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  '& [aria-pressed=true]': { backgroundColor: 'ink', color: 'paper', borderColor: 'ink' },
});

export function DrawTools({ tool, onTool, ready, anything, onUndo, onClear }: DrawToolsProps) {
  return (
    <div className={css({ display: 'grid', gap: '2', marginBottom: '3' })}>
      <fieldset aria-label="On the map" className={tools}>
        {(['hand', 'corners', 'move'] as const).map((one) => (
          <Button
            key={one}
            variant="secondary"
            aria-pressed={tool === one}
            disabled={!ready}
            onClick={() => onTool(one)}
          >
            {TOOLS[one].label}
          </Button>
        ))}
        {onUndo ? (
          <Button variant="quiet" onClick={onUndo}>
            Take the last area back
          </Button>
        ) : null}
        {anything ? (
          <Button variant="quiet" onClick={onClear}>
            Start over
          </Button>
        ) : null}
      </fieldset>
      <p aria-live="polite" className={css({ color: 'inkMuted', minHeight: '3em', maxWidth: 'text' })}>
        {TOOLS[tool].hint}
      </p>
    </div>
  );
}
