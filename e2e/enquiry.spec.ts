import { expect, test } from './fixtures';

test('what the page refuses, the function refuses too', async ({ request }) => {
  const response = await request.post('/sendContactEmail', {
    data: { data: { name: 'Ana', email: 'ana@', phone: '555', message: 'Hi' } },
  });
  expect(response.status()).toBe(400);
  expect(await response.json()).toEqual({
    error: {
      status: 'INVALID_ARGUMENT',
      message: 'Not valid: email, phone.',
      details: { fields: ['email', 'phone'] },
    },
  });
});

test('no other origin may call the function from a browser', async ({ request }) => {
  const response = await request.post('/sendContactEmail', {
    headers: { origin: 'https://elsewhere.example' },
    data: { data: {} },
  });
  expect(response.headers()).not.toHaveProperty('access-control-allow-origin');
});
