/** Cases about what a text is: blanks around it, characters outside the basic plane, characters Postgres cannot store. */
import { idea, newsletter, rsvp, volunteer, yardSign, type FormCase } from './build.ts';

const NBSP = '\u00A0';

export const textCases: readonly FormCase[] = [
  volunteer('blanks around a text are cut off', { name: '  Ana Ruiz\n', notes: `${NBSP}Call first ` }),
  volunteer('a text of blanks alone is left empty', { availability: '   ', notes: '\n\t' }),
  volunteer('two emoji are a name of two characters', { name: '🌲🌊' }),
  volunteer('two letters beyond the basic plane are a name', { name: '𝒜𝒷' }),
  volunteer('two letters of Chinese are a name', { name: '王芳' }),
  volunteer('an accented name is kept as typed', { name: 'Zoë Núñez-O’Neill' }),
  volunteer(
    'one emoji is one character, although JavaScript counts two',
    { name: '🌲' },
    { name: 'Name must be at least 2 characters' },
    'signups_name_at_least_2',
  ),
  volunteer(
    'a name of one letter and blanks is too short',
    { name: '  A  ' },
    { name: 'Name must be at least 2 characters' },
    'signups_name_at_least_2',
  ),
  volunteer(
    'blanks do not make a phone longer',
    { phone: ' 555010012 ' },
    { phone: 'Phone must be at least 10 digits' },
    'signups_volunteer_phone_at_least_10',
  ),
  volunteer('a NUL character is taken out', { name: 'Ana\0 Ruiz', notes: '\0Call first' }),
  volunteer('half of an emoji is replaced, not sent', { notes: 'Call first \uD83C' }),
  yardSign(
    'blanks are no address',
    { address: '        ' },
    { address: 'Address is required' },
    'yard_sign_requests_address_at_least_5',
  ),
  yardSign('blanks are no name', { name: '   ' }, { name: 'Name is required' }, 'yard_sign_requests_name_at_least_2'),
  idea(
    'ten blanks are no idea',
    { idea: '          ' },
    { idea: 'Please share your idea (at least 10 characters)' },
    'signups_idea_at_least_10',
  ),
  idea('an idea keeps its lines', { idea: 'First line\nSecond line\n\nThird' }),
  idea('ten emoji are ten characters', { idea: '🌲🌊🌲🌊🌲🌊🌲🌊🌲🌊' }),
  idea(
    'five emoji are five characters, although JavaScript counts ten',
    { idea: '🌲🌊🌲🌊🌲' },
    { idea: 'Please share your idea (at least 10 characters)' },
    'signups_idea_at_least_10',
  ),
  idea('a text that looks like markup or SQL is only a text', { idea: `<script>alert(1)</script>'); drop table x;--` }),
  newsletter('an emoji may be part of a name', { name: 'Ana 🌻' }),
  rsvp('blanks around the headcount are cut off', { headcount: ' 4 ' }),
];
