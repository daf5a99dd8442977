/** What an idea or a question can be about: the campaign's priorities, and the schools, which have a page of their own. */
import { campaign } from '../../../campaign.ts';
import { SCHOOLS } from '../../education/model/schools.ts';

export const TOPICS: readonly string[] = [...new Set([...campaign.priorities, SCHOOLS])];
