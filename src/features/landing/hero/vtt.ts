/** Reads the part of WebVTT the campaign uses: cues with times in order, an optional speaker, plain text. No DOM. */

export interface Cue {
  /** Seconds from the start. */
  readonly start: number;
  readonly end: number;
  readonly speaker: string | null;
  readonly text: string;
}

const TIMES = /^(?:(\d+):)?(\d{2}):(\d{2}\.\d{3})[ \t]+-->[ \t]+(?:(\d+):)?(\d{2}):(\d{2}\.\d{3})/;

/** Throws when the file does not begin with the WEBVTT signature; blocks that are not cues (NOTE, STYLE) are skipped. */
export function parseVtt(file: string): Cue[] {
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(text)) throw new Error('Not a WebVTT file: the first line must be WEBVTT.');
  return text
    .split(/\n{2,}/)
    .slice(1)
    .flatMap((block) => cue(block.trim().split('\n')));
}

function cue(lines: readonly string[]): Cue[] {
  const at = lines.findIndex((line) => TIMES.test(line));
  // a cue may carry one line of name above its times, nothing else may
  if (at < 0 || at > 1) return [];
  const [, h1, m1, s1, h2, m2, s2] = TIMES.exec(lines[at] ?? '') ?? [];
  const raw = lines.slice(at + 1).join(' ');
  const speaker = /<v(?:\.[^ >]*)?[ \t]+([^>]+)>/.exec(raw)?.[1]?.trim() ?? null;
  return [{ start: seconds(h1, m1, s1), end: seconds(h2, m2, s2), speaker, text: plain(raw) }];
}

function seconds(h = '0', m = '0', s = '0'): number {
  return Number(h) * 3600 + Number(m) * 60 + Number(s);
}

function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll('&amp;', '&')
    .trim();
}

/** 83 -> "1:23". */
export function clockTime(total: number): string {
  const whole = Math.floor(total);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
