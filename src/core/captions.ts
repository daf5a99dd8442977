/** The video's captions: a WebVTT file of what was said when. */

/** What is said from one moment to another, in ms from the start. */
interface Said {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** One cue per text. What is typed stays text: a line of its own or a "-->" in it would end the cue. */
export function writeVtt(title: string, cues: readonly Said[]): string {
  const blocks = cues.map(({ start, end, text }) => `${stamp(start)} --> ${stamp(end)}\n${plain(text)}`);
  return `${[`WEBVTT - ${plain(title)}`, ...blocks].join('\n\n')}\n`;
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** 83_500 -> "00:01:23.500". */
function stamp(ms: number): string {
  return new Date(ms).toISOString().slice(11, 23);
}

/** 83_500 -> "1:23". */
export function clockTime(ms: number): string {
  const whole = Math.floor(ms / 1000);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
