import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpLimits } from './http-limits.ts';

interface Receipt {
  readonly response: ServerResponse;
  bytes: number;
  spanBeganMs: number;
  spanBytes: number;
  /** Bytes a millisecond in the span before; of the first span: none yet. */
  lastRate: number | null;
}

interface Ending {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** 408: slower than the least rate. 503: the slowest of all while their memory is full. */
  readonly status: 408 | 503;
}

/** Bodies that are on their way, and which of them have to end. */
export interface ReceivingBodies {
  begin(request: IncomingMessage, response: ServerResponse, nowMs: number): void;
  /** Calls back at once for each body that has to make room. */
  received(request: IncomingMessage, bytes: number, nowMs: number): void;
  end(request: IncomingMessage): void;
  /** Those that were too slow in the span that is over. */
  check(nowMs: number): void;
}

export function createReceivingBodies(limits: HttpLimits, onEnding: (ending: Ending) => void): ReceivingBodies {
  const { spanMs, leastRate, receivingBytes } = limits;
  const receipts = new Map<IncomingMessage, Receipt>();
  let held = 0;

  function end(request: IncomingMessage): void {
    held -= receipts.get(request)?.bytes ?? 0;
    receipts.delete(request);
  }

  function refuse(request: IncomingMessage, { response }: Receipt, status: 408 | 503): void {
    end(request);
    onEnding({ request, response, status });
  }

  /** By the last span, so that no fast beginning pays for standing still. */
  function endSlowest(nowMs: number): void {
    let slowest: { request: IncomingMessage; receipt: Receipt; rate: number } | undefined;
    for (const [request, receipt] of receipts) {
      const rate = receipt.lastRate ?? receipt.spanBytes / Math.max(1, nowMs - receipt.spanBeganMs);
      if (receipt.bytes > 0 && (!slowest || rate < slowest.rate)) slowest = { request, receipt, rate };
    }
    if (slowest) refuse(slowest.request, slowest.receipt, 503);
  }

  return {
    end,
    begin: (request, response, nowMs) => {
      receipts.set(request, { response, bytes: 0, spanBeganMs: nowMs, spanBytes: 0, lastRate: null });
    },
    received: (request, bytes, nowMs) => {
      const receipt = receipts.get(request);
      if (!receipt) return;
      receipt.bytes += bytes;
      receipt.spanBytes += bytes;
      held += bytes;
      while (held > receivingBytes && receipts.size > 0) endSlowest(nowMs);
    },
    check: (nowMs) => {
      for (const [request, receipt] of receipts) {
        const lastedMs = nowMs - receipt.spanBeganMs;
        if (lastedMs < spanMs) continue;
        receipt.lastRate = receipt.spanBytes / lastedMs;
        if (receipt.lastRate * 1000 < leastRate) refuse(request, receipt, 408);
        receipt.spanBeganMs = nowMs;
        receipt.spanBytes = 0;
      }
    },
  };
}
