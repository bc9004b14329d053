import { config } from 'zod';

// zod would compile its checks, which the policy does not allow. Imported before any schema.
config({ jitless: true });
