/** The sample town's fifteen commitments, each with every wording that it had. */
import type { ContentSeed } from '../../core/content/kind.ts';
import { downtown } from './commitment/downtown.ts';
import { housing } from './commitment/housing.ts';
import { infrastructure } from './commitment/infrastructure.ts';
import { mentalHealth } from './commitment/mentalHealth.ts';
import type { CommitmentBody } from './commitment/shape.ts';
import { transparency } from './commitment/transparency.ts';

export const commitments: readonly ContentSeed<CommitmentBody>[] = [
  ...transparency,
  ...mentalHealth,
  ...housing,
  ...infrastructure,
  ...downtown,
];
