import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '../src/link/http';
import { patiently, WAITS } from '../src/link/patient';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const late = new Problem('page/unreachable', 0, 'late');
const told = () => ({ found: vi.fn(), slow: vi.fn(), failed: vi.fn() });

test('what takes long is asked for again, and shown when it is there', async () => {
  const ask = vi.fn().mockRejectedValueOnce(late).mockRejectedValueOnce(late).mockResolvedValue('3.37 %');
  const heard = told();
  patiently(ask, heard);
  await vi.advanceTimersByTimeAsync(1999);
  expect([ask.mock.calls.length, heard.slow.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(4001);
  expect(heard.found).toHaveBeenCalledExactlyOnceWith('3.37 %');
  expect(heard.failed).not.toHaveBeenCalled();
});

test('the server may ask for more time, within reason', async () => {
  const ask = vi
    .fn()
    .mockRejectedValueOnce(new Problem('http/busy', 503, 'busy', 10))
    .mockResolvedValue('now');
  const heard = told();
  patiently(ask, heard);
  await vi.advanceTimersByTimeAsync(9000);
  expect(heard.found).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard.found).toHaveBeenCalled();
});

test('it ends: after the last try, at a refusal, and when nobody looks any more', async () => {
  const never = vi.fn().mockRejectedValue(late);
  const heard = told();
  patiently(never, heard);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(never).toHaveBeenCalledTimes(WAITS.length + 1);
  expect(heard.failed).toHaveBeenCalledOnce();

  const refused = told();
  patiently(() => Promise.reject(new Problem('http/no_such', 404, 'no')), refused);
  await vi.advanceTimersByTimeAsync(0);
  expect([refused.slow.mock.calls.length, refused.failed.mock.calls.length]).toEqual([0, 1]);

  const ask = vi.fn().mockRejectedValue(late);
  const gone = told();
  patiently(ask, gone)();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([ask.mock.calls.length, gone.slow.mock.calls.length]).toEqual([1, 0]);
});
