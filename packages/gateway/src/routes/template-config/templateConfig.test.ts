import { expect, test } from 'vitest';
import { gatewayOf, HOST, OWN } from '../../sites/site.fixtures.ts';

test('[API-43][HELP-10x] template_config answers with the template of the build and code 1000, unknown ones with another code', async () => {
  const { gateway } = gatewayOf();
  const ask = async (body: unknown) => {
    const answer = await gateway.app.request(`${HOST}/api/template_config`, {
      method: 'POST',
      headers: OWN,
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  expect(await ask({ mobileTemplateName: 'H5_2_mobile' })).toMatchObject({
    code: '1000',
    data: { mobileTemplateName: 'H5_1' },
  });
  expect(await ask({ mobileTemplateName: 'nope' })).toMatchObject({ code: '101', data: null });
  expect(await ask({})).toMatchObject({ code: '101' });
});
