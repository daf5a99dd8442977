/** How moods and hours of sleep are called. */
import { counted } from '../../../../hooks/format.ts';
import { m } from '../../../../messages/messages.js';

const moods = [
  m.wellness_check_mood_1,
  m.wellness_check_mood_2,
  m.wellness_check_mood_3,
  m.wellness_check_mood_4,
  m.wellness_check_mood_5,
];

export const moodWords = (mood: number): string => moods[mood - 1]?.() ?? String(mood);
export const hourWords = (hours: number): string => m.wellness_check_hours(counted(hours));
