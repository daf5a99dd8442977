/** `node tests/tools/contentKinds.ts`: writes the kinds of content (src/wiring/contentKinds.ts) into the migration that tells the database. */
import { writeFileSync } from 'node:fs';
import { kindsMigration, kindsMigrationFile } from '../support/contentKindsSql.ts';

writeFileSync(kindsMigrationFile, await kindsMigration());
