import { expect, test } from 'vitest';
import { readWrk } from './wrk.ts';

const report = `Running 3s test @ http://127.0.0.1:6101/
  1 threads and 50 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     2.10ms    1.01ms  30.00ms   90.00%
    Req/Sec    24.05k     1.20k   26.00k    80.00%
  72150 requests in 3.00s, 1.20GB read
`;

test('the rate of a report is read, and that nothing failed', () => {
  expect(readWrk(`${report}Requests/sec:  24050.12\nTransfer/sec:    409.10MB\n`)).toEqual({
    rate: 24050.12,
    failed: 0,
  });
});

test('refused answers and broken connections are counted', () => {
  const bad = '  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 20\n';
  expect(readWrk(`${report}${bad}Requests/sec:  10.00\n`)).toEqual({ rate: 10, failed: 30 });
});

test('a report without a rate is none', () => {
  expect(() => readWrk('unable to connect to 127.0.0.1:6101 Connection refused')).toThrow('no rate');
});
