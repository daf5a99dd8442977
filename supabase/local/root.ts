/** Where the checkout is. Everything local is resolved from here, so that the scripts work from any folder. */
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const migrationsDir = path.join(root, 'supabase/migrations');
export const seedFile = path.join(root, 'supabase/seed.sql');
export const configFile = path.join(root, 'supabase/config.toml');
