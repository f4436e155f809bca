import { stateAfterDecision } from './state-after-decision';

it.each([
  [{ isOnAppeal: false, isReversed: false, appealedBy: [] }, 'decided'],
  [{ isOnAppeal: true, isReversed: false, appealedBy: ['reporter'] }, 'closed'],
  [{ isOnAppeal: true, isReversed: true, appealedBy: ['reporter'] }, 'decided'],
  [{ isOnAppeal: true, isReversed: true, appealedBy: ['reporter', 'concerned'] }, 'closed'],
] as const)('%j is %s', (decided, state) => {
  expect(stateAfterDecision(decided)).toBe(state);
});
