import { Counter, Gauge, type Registry } from 'prom-client';
import type { ReadReplica } from '../database/replica/read-replica';

/** Whether the replica is read, how far it is behind, and where reads ran. */
export function defineReplicaMetrics(registry: Registry, { getState }: Pick<ReadReplica, 'getState'>): void {
  const registers = [registry];
  new Gauge({
    name: 'heizplatz_replica_up',
    help: '1: the replica is read; 0: it is down or too far behind, and reads run on the primary',
    registers,
    collect() {
      this.set(getState().state === 'up' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'heizplatz_replica_lag_seconds',
    help: 'How far the contents of the replica are behind',
    registers,
    collect() {
      this.set(getState().lagMs / 1000);
    },
  });
  new Counter({
    name: 'heizplatz_replica_reads_total',
    help: 'Reads that may run on the replica, by where they ran: there, or why on the primary',
    labelNames: ['on'],
    registers,
    collect() {
      this.reset();
      for (const [on, count] of Object.entries(getState().reads)) this.inc({ on }, count);
    },
  });
}
