import { portalSections } from '@liveryjs/client/portal-sections';
import { affiliateCode } from '@liveryjs/client/registration/affiliate-code';
import { forgetArrivalCode } from '@liveryjs/client/registration/arrival-code';
import { checkAffiliate } from '@liveryjs/client/registration/check-affiliate';
import { useAddress, useBrand, useHydrated, useResource } from '@liveryjs/engine/kit';
import { useCallback, useState } from 'react';

export interface SiteCode {
  /** The site's code, unless it is known to be wrong: then an input for another shows [4.09]. */
  readonly code: string | undefined;
  /** Takes it that the site's code is wrong. */
  readonly reject: () => void;
}

/**
 * The code of the agent whom a registration belongs to by how the visitor came.
 *
 * @param asks whether visitors may type one: then it is worth knowing in time whether the site's is good
 */
export function useSiteCode(asks: boolean): SiteCode {
  const { tenant } = portalSections(useBrand());
  const [query] = useAddress();
  const hydrated = useHydrated();
  const [rejected, setRejected] = useState(false);
  const code = hydrated && !rejected ? affiliateCode(tenant, String(query)) : undefined;
  const isChecked = asks && code !== undefined;
  const { data: good } = useResource(isChecked ? ['checkAffiliate', code] : null, (signal) =>
    checkAffiliate(code ?? '', signal),
  );
  const reject = useCallback(() => {
    forgetArrivalCode('affiliateCode');
    setRejected(true);
  }, []);
  return { code: isChecked && good === false ? undefined : code, reject };
}
