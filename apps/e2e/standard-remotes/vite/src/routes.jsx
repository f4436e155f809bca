import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import './page.css';

function PageC() {
  const { pathname } = useLocation();
  const [count, setCount] = useState(0);
  return (
    <section className="demo-c">
      <h2>demo_c</h2>
      <p data-path={pathname}>at {pathname}</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        pressed {count}
      </button>
      <Link to="/">home</Link>
    </section>
  );
}

export default [{ path: '/demo_c', element: <PageC /> }];
