import { describe, expect, test } from 'vitest';
import { gatewayOf, HOST, OWN } from '../../sites/site.fixtures.ts';

async function ask(body: unknown, headers: Readonly<Record<string, string>> = OWN) {
  const { gateway } = gatewayOf();
  const answer = await gateway.app.request(`${HOST}/api/template_config`, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

describe('happy', () => {
  test('[API-43][HELP-10x] template_config answers with the template of the build and code 1000', async () => {
    expect(await ask({ mobileTemplateName: 'H5_2_mobile' })).toMatchObject({
      status: 200,
      body: { code: '1000', data: { mobileTemplateName: 'H5_1' } },
    });
  });
});

describe('error', () => {
  test.each([{ mobileTemplateName: 'nope' }, {}])(
    '[API-43] %j names no template and gets another code',
    async (body) => {
      expect(await ask(body)).toMatchObject({ status: 200, body: { code: '101', data: null } });
    },
  );
});

describe('security', () => {
  test('[API-43] what is no template is not repeated in the answer', async () => {
    for (const body of [{ mobileTemplateName: '<script>H5_1' }, { mobileTemplateName: ['H5_1'] }, 'H5_1']) {
      const answer = await ask(body);
      expect(answer.status).toBeLessThan(500);
      expect(JSON.stringify(answer.body)).not.toContain('H5_1');
    }
  });
});
