import type { Plugin } from 'vite';

export function localSupabase(): Plugin {
  return { name: 'hostel:local-supabase' };
}
