import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorPage } from './error-page.tsx';

/** The error page for what the router has caught: a screen that broke, or an address that does not exist. */
export function RouteErrorPage({ isInsideShell = false }: { isInsideShell?: boolean }) {
  const error = useRouteError();
  return <ErrorPage isMissing={isRouteErrorResponse(error) && error.status === 404} isInsideShell={isInsideShell} />;
}
