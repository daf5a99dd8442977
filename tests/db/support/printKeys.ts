/** Loads the settings of the folder it is given, as a first start does, and prints the keys it ends up with. */
import { loadEnv } from '../../../supabase/local/env.ts';

const env: Record<string, string | undefined> = {};
loadEnv(env, process.argv[2] ?? '');
process.stdout.write(JSON.stringify([env.SUPABASE_PUBLISHABLE_KEY, env.SUPABASE_SECRET_KEY, env.SUPABASE_JWT_SECRET]));
