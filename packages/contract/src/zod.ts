import { z } from 'zod';

// Zod would write a function for each object schema. Pages may not make code of text (their content security policy says
// so), and that it tries is reported by every browser; on servers it is faster.
if ('document' in globalThis) z.config({ jitless: true });

export { z };
