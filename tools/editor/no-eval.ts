import { config } from 'zod';

// zod would compile its checks, which no policy here allows. Imported before any schema.
config({ jitless: true });
