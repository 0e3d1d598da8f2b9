import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { PAGES } from 'plain:pages';
import { Layout, Loading } from './parts.tsx';
import '@fontsource-variable/figtree';
import '@fontsource/young-serif';
import '../../../../src/index.css';

const pages = PAGES.map(({ path, load }) => ({ path, Page: lazy(load) }));

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no element #root.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <Layout>
          <Suspense fallback={<Loading />}>
            <Routes>
              {pages.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
            </Routes>
          </Suspense>
        </Layout>
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
