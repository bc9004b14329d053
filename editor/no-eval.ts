import { config } from 'zod';

// zod would compile its checks with eval, which the Content-Security-Policy forbids. Import this module before any
// schema.
config({ jitless: true });
