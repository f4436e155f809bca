import '@fastify/cookie';
import 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's id of the call; labels metrics and logs. */
    callId?: string;
    /** For machines beside this one, with METRICS_TOKEN. */
    forMachines?: boolean;
  }
}
