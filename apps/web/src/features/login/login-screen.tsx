import { brand } from '../../lib/brand.ts';
import { Logo } from '../../ui/logo.tsx';

export function LoginScreen() {
  return (
    <main>
      <Logo>{brand.name}</Logo>
      <h1>Login</h1>
    </main>
  );
}
