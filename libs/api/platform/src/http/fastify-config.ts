import '@fastify/cookie';
import 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's id of the call; labels metrics and logs. */
    callId?: string;
    /** For machines beside this one: those that read metrics, with METRICS_TOKEN, or shells, with SHELL_TOKEN. */
    forMachines?: 'metrics' | 'shell';
  }
}
