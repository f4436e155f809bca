import type { FastifyRequest } from 'fastify';
import { getRequestSite } from './get-request-site';

const productionHosts = { 1: 'waerme.example:8443', 2: 'at.waerme.example', 3: 'ch.waerme.example' };

const getSite = (host: string) =>
  getRequestSite({ host, headers: {} } as unknown as FastifyRequest, {
    mode: 'production',
    productionHosts,
  });

describe('the site of a request', () => {
  it('is the one whose configured host was called', () => {
    expect(getSite('waerme.example:8443')).toBe(1);
    expect(getSite('at.waerme.example')).toBe(2);
  });

  it('is none for the hosts that configuration replaced', () => {
    expect(getSite('heizplatz.de')).toBeUndefined();
  });
});
