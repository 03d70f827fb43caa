import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMemberPage } from '../../../testing/openMemberPage.ts';

const EDIT = '/api/member/profile/edit';
const SMS = '/api/register/sms';

beforeAll(async () => {
  const [desktop, phone] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('@housefront/ui/templates/h5-1'),
    import('../member.page.ts'),
    import('../sections/info.section.ts'),
    import('@housefront/contract/endpoint'),
  ]);
  await Promise.all([desktop.default.views.account(), phone.default.views.account()]);
}, 60_000);

const river = ['river77', 'River777'] as const;
const form = () => page.getByRole('form', { name: 'Complete your details' });
const field = (name: string) => form().getByLabelText(name, { exact: true });
const save = () => page.getByRole('button', { name: 'Save details' });
const value = (name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .element()
    .parentElement?.querySelector('dd')?.textContent;

test('[MEM-04] [MEM-06x] an empty e-mail can be saved once, by the rules of registration, and is masked from then on', async () => {
  const { ports } = await openMemberPage('/user/Info', { member: river });
  await expect.element(form()).toBeVisible();
  expect(value('Name')).toBe('R****');
  expect(page.getByRole('term').filter({ hasText: 'Email' }).elements()).toHaveLength(0);
  await field('Email').fill('river@');
  await save().click();
  await expect.element(field('Email')).toHaveAccessibleDescription(/email/i);
  await expect.element(field('Email')).toHaveFocus();
  await field('Email').fill('grace@careful.test');
  await save().click();
  await expect.element(field('Email')).toHaveAccessibleDescription('This email address is already registered');
  await field('Email').fill('river@example.org');
  await save().click();
  await expect.element(page.getByText('Your details have been saved')).toBeVisible();
  await expect.poll(() => field('Email').elements().length).toBe(0);
  expect(value('Email')).toBe('r****@example.org');
  expect(ports.http.bodies(EDIT).at(-1)).toEqual({ member_email: 'river@example.org' });
});

test('[MEM-06x] a name that was left out at registration is set once, by the rules of registration', async () => {
  const { ports } = await openMemberPage('/user/Info', { member: ['nova6025', 'Secret12'], isNew: true });
  await expect.element(form()).toBeVisible();
  expect(
    page
      .getByRole('term')
      .filter({ hasText: /^Name$/ })
      .elements(),
  ).toHaveLength(0);
  await field('Full name').fill('@@@');
  await save().click();
  await expect.element(field('Full name')).toHaveAccessibleDescription(/as it appears on your ID/);
  await field('Full name').fill('Nova Reyes');
  await save().click();
  await expect.element(page.getByText('Your details have been saved')).toBeVisible();
  expect(ports.http.bodies(EDIT)).toEqual([{ member_name: 'Nova Reyes' }]);
  await expect.poll(() => field('Full name').elements().length).toBe(0);
  expect(value('Name')).toBe('N********');
});

test('[MEM-06x] a form without a value asks for the first one and sends nothing', async () => {
  const { ports } = await openMemberPage('/user/Info', { member: river, mode: 'mobile' });
  await save().click();
  await expect.element(field('Email')).toHaveAccessibleDescription('Please fill in this field');
  await expect.element(field('Email')).toHaveFocus();
  expect(ports.http.sent(EDIT)).toHaveLength(0);
});

test('[MEM-06x] a phone that is verified in the member centre asks for the code of an SMS', async () => {
  const { ports, platform } = await openMemberPage('/user/Info', { member: ['lucky88', 'Lucky888'] });
  const send = () => page.getByRole('button', { name: 'Send code' });
  await expect.element(send()).toHaveAttribute('aria-disabled', 'true');
  await field('Phone number').fill('13811112222');
  await send().click();
  await expect.element(page.getByRole('button', { name: 'Resend in 300 s' })).toBeVisible();
  expect(ports.http.bodies(SMS)).toMatchObject([{ member_phone: '13811112222', currency: 'RMB' }]);
  await save().click();
  await expect.element(field('SMS code')).toHaveFocus();
  const { messages } = await platform.control('/messages?to=13811112222');
  await field('SMS code').fill((messages as readonly { readonly code: string }[])[0]?.code ?? '');
  await save().click();
  await expect.poll(() => field('Phone number').elements().length).toBe(0);
  expect(value('Phone')).toBe('*******2222');
});
