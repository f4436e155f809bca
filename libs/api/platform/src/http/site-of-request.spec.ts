import type { FastifyRequest } from 'fastify';
import { siteOfRequest } from './site-of-request';

const productionHosts = { 1: 'waerme.example:8443', 2: 'at.waerme.example', 3: 'ch.waerme.example' };

const siteOf = (host: string) =>
  siteOfRequest({ host, headers: {} } as unknown as FastifyRequest, {
    mode: 'production',
    productionHosts,
  });

describe('the site of a request', () => {
  it('is the one whose configured host was called', () => {
    expect(siteOf('waerme.example:8443')).toBe(1);
    expect(siteOf('at.waerme.example')).toBe(2);
  });

  it('is none for the hosts that configuration replaced', () => {
    expect(siteOf('heizplatz.de')).toBeUndefined();
  });
});
