import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp } from './app.ts';

/** Lets code outside of components go to other pages. */
export function useNavigator(): void {
  const { router } = useApp();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    router.navigate = (path) => void navigate(path);
  }, [router, navigate]);
}
