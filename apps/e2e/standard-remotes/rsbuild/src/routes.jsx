import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import './page.css';

function PageB() {
  const { pathname } = useLocation();
  const [count, setCount] = useState(0);
  return (
    <section className="demo-b">
      <h2>demo_b</h2>
      <p data-path={pathname}>at {pathname}</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        pressed {count}
      </button>
      <Link to="/">home</Link>
    </section>
  );
}

export default [{ path: '/demo_b', element: <PageB /> }];
