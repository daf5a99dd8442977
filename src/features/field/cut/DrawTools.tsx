/** What a finger does on the map: draw around doors, set corners, or move it. */
import { css } from 'styled-system/css';
import { Button } from '../../../ui/Button.tsx';
import type { Tool } from '../../../ui/map/areas.ts';
import { m } from '../../../messages/messages.js';

export interface DrawToolsProps {
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  /** The map is there and can be drawn on. */
  readonly ready: boolean;
}

const TOOLS = [
  { tool: 'hand', label: m.cut_tool_hand, hint: m.cut_tool_hand_hint },
  { tool: 'corners', label: m.cut_tool_corners, hint: m.cut_tool_corners_hint },
  { tool: 'move', label: m.cut_tool_move, hint: m.cut_tool_move_hint },
] as const satisfies readonly { tool: Tool; label: () => string; hint: () => string }[];

const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: '2',
  maxWidth: '26rem',
  minWidth: '0',
  '& [aria-pressed=true]': { backgroundColor: 'ink', color: 'paper', borderColor: 'ink' },
});

export function DrawTools({ tool, onTool, ready }: DrawToolsProps) {
  return (
    <div className={css({ display: 'grid', gap: '2', marginBottom: '3' })}>
      <fieldset aria-label={m.cut_tools()} className={row}>
        {TOOLS.map((one) => (
          <Button
            key={one.tool}
            variant="secondary"
            wide
            aria-pressed={tool === one.tool}
            disabled={!ready}
            onClick={() => onTool(one.tool)}
          >
            {one.label()}
          </Button>
        ))}
      </fieldset>
      <p aria-live="polite" className={css({ color: 'inkMuted' })}>
        {TOOLS.find((one) => one.tool === tool)?.hint()}
      </p>
    </div>
  );
}
