import type { Profile } from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { visitorOf } from '#sandbox/testing/visitor.ts';

const PROFILE = '/wps/member/profile';

const valuesOf = ({ fields }: Profile) =>
  Object.fromEntries(fields.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])));

describePlatform('profiles', (platform) => {
  const member = async (username = 'mai') => {
    const visitor = visitorOf(platform);
    expect((await visitor.logIn(username)).status).toBe(200);
    return visitor;
  };
  const harbor = { merchant: 'harbor' };

  it('[3.01] hold every field that the specification names, in its order', async () => {
    const { value } = await (await member()).ask('GET', PROFILE);
    expect(value.fields.map(({ name }: { name: string }) => name)).toEqual([
      'nickname',
      'realName',
      'fullName',
      'telegram',
      'birthday',
      'address',
      'nationality',
      'occupation',
      'incomeSource',
    ]);
    expect(valuesOf(value)).toEqual({ nickname: 'Mai' });
    expect(value.minimumAge).toBe(18);
  });

  it('[3.01] are saved part by part, and belong to one account', async () => {
    const [mai, quynh] = [await member(), await member('quynh')];
    expect((await mai.seal('PUT', PROFILE, { telegram: '@mai_2026', address: ' 12 Lê Lợi ' })).status).toBe(
      200,
    );
    const { value } = await mai.seal('PUT', PROFILE, { nickname: 'Mai Lan', birthday: '1999-02-28' });
    expect(valuesOf(value)).toEqual({
      nickname: 'Mai Lan',
      telegram: '@mai_2026',
      address: '12 Lê Lợi',
      birthday: '1999-02-28',
    });
    expect((await mai.ask('GET', '/wps/member/info')).value.nickname).toBe('Mai Lan');
    expect(valuesOf((await quynh.ask('GET', PROFILE)).value)).toEqual({ nickname: 'Quỳnh' });
  });

  it('may be emptied where nothing has to be there', async () => {
    const mai = await member();
    await mai.seal('PUT', PROFILE, { telegram: '@mai_2026' });
    expect(valuesOf((await mai.seal('PUT', PROFILE, { telegram: '' })).value)).toEqual({ nickname: 'Mai' });
    expect(await mai.seal('PUT', PROFILE, { nickname: ' ' })).toMatchObject({
      code: 'rule_broken',
      details: [{ at: 'body/nickname', message: 'is missing' }],
    });
  });

  it('name every field that is wrong, and save nothing then', async () => {
    const mai = await member();
    const wrong = { nickname: 'M', birthday: '2008-11-22', telegram: '@mai_2026', nationality: 'XX' };
    expect(await mai.seal('PUT', PROFILE, wrong)).toMatchObject({
      status: 422,
      code: 'rule_broken',
      details: [
        { at: 'body/nickname', message: 'must have 2 to 30 characters' },
        { at: 'body/birthday', message: 'must be at least 18 years ago' },
        { at: 'body/nationality', message: 'is no code of a country' },
      ],
    });
    expect(valuesOf((await mai.ask('GET', PROFILE)).value)).toEqual({ nickname: 'Mai' });
  });

  it('keep what is locked once it was saved', async () => {
    const mai = await member();
    const identity = { realName: 'Nguyễn Thị Mai', birthday: '1999-02-28' };
    expect((await mai.seal('PUT', PROFILE, identity)).status).toBe(200);
    // The same again changes nothing.
    expect((await mai.seal('PUT', PROFILE, identity)).status).toBe(200);
    for (const change of [{ realName: 'Nguyen Thi Mai' }, { realName: '' }, { birthday: '1999-03-01' }]) {
      const answer = await mai.seal('PUT', PROFILE, { ...change, occupation: 'Nurse' });
      expect(answer).toMatchObject({ status: 409, code: 'field_locked' });
    }
    expect(valuesOf((await mai.ask('GET', PROFILE)).value)).toEqual({ nickname: 'Mai', ...identity });
  });

  it('lock the first of two names that come at once', async () => {
    const mai = await member();
    const names = ['Mai Mot', 'Mai Hai', 'Mai Ba'];
    const answers = await Promise.all(names.map((realName) => mai.seal('PUT', PROFILE, { realName })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('ask what the merchant asks for', async () => {
    const mai = await member();
    const { value } = await mai.ask('GET', PROFILE, { headers: harbor });
    expect(value.minimumAge).toBe(21);
    expect(value.fields.map(({ name }: { name: string }) => name)).not.toContain('telegram');
    const change = { birthday: '2006-11-21', telegram: '@mai_2026' };
    expect(await mai.seal('PUT', PROFILE, change, harbor)).toMatchObject({
      details: [
        { at: 'body/birthday', message: 'must be at least 21 years ago' },
        { at: 'body/telegram', message: 'is not asked for' },
      ],
    });
    expect((await mai.seal('PUT', PROFILE, { birthday: '2005-11-21' }, harbor)).status).toBe(200);
  });

  it('take a real name from the registration', async () => {
    const mai = await member();
    await platform.store.db
      .updateTable('registration')
      .set({ payee_name: 'NGUYEN THI MAI' })
      .where('account_id', '=', 1001)
      .execute();
    expect(valuesOf((await mai.ask('GET', PROFILE)).value)).toMatchObject({ realName: 'NGUYEN THI MAI' });
    expect((await mai.seal('PUT', PROFILE, { realName: 'Somebody Else' })).code).toBe('field_locked');
  });

  it('are nobody else’s, go encrypted, and are not for trial accounts', async () => {
    expect((await visitorOf(platform).ask('GET', PROFILE)).code).toBe('not_logged_in');
    const mai = await member();
    const open = await mai.ask('PUT', PROFILE, { body: { nickname: 'Mai L' } });
    expect(open.code).toBe('encryption_required');
    const trial = visitorOf(platform);
    await trial.freePlay();
    expect((await trial.ask('GET', PROFILE)).code).toBe('need_true_account');
    expect((await trial.seal('PUT', PROFILE, { nickname: 'Trial' })).code).toBe('need_true_account');
  });
});
