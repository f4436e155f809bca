import type { DirectAnswer, Handler } from '../calls/define-handler';

/**
 * A handler whose response follows from the body and from memory alone, so that it is answered before Fastify
 * (register-direct-calls.ts). `answerBody` gives what the handler gives for the same body.
 */
export const answersDirectly = (handler: Handler, answerBody: DirectAnswer): Handler => ({ ...handler, answerBody });
