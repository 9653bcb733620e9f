import os,re,subprocess,collections,sys
os.chdir(sys.argv[1] if len(sys.argv)>1 else '.')
order='site billing account website workspace links content conversations retention reporting operations developers'.split()
files=set(f for f in subprocess.check_output(['git','ls-files','server','client','shared','db','-co','--exclude-standard'],text=True).split() if os.path.exists(f))
def dom(p):
    m=re.match(r'(?:server|client/dashboard|shared)/([a-z-]+)/',p)
    return m[1] if m and m[1] in order else None
E=collections.defaultdict(set); G=collections.defaultdict(set); up=[]; infra=collections.defaultdict(list)
for f in sorted(files):
    if not re.search(r'\.tsx?$',f) or re.search(r'\.(test|requests)\.',f) or '/testing/' in f: continue
    for m in re.finditer(r'(?:from|import\(|import)\s*"([.#][^"]+)"',open(f).read()):
        s=m[1]
        p=s[1:] if s[0]=='#' else os.path.normpath(os.path.join(os.path.dirname(f),s))
        if p not in files: continue
        lazy='import(' in m[0]
        if not lazy: G[f].add(p)
        a,b=dom(f),dom(p)
        if a and b and a!=b: E[(a,b)].add((f,p))
        elif b and not a: infra[f].append(p)
E={k:{(a,b) for a,b in v if not '-s' in sys.argv or a.startswith('server')} for k,v in E.items()}
E={k:v for k,v in E.items() if v}
print('domain edges',len(E),'of',len(order)*(len(order)-1))
for (a,b),l in sorted(E.items(),key=lambda e:(order.index(e[0][0]),order.index(e[0][1]))):
    u=order.index(b)>order.index(a)
    print('UP' if u else '  ',a,'->',b,len(l))
    if u or '-v' in sys.argv:
        for x in sorted(l): print('        ',*x)
if '-i' in sys.argv:
    print('INFRA')
    for f,l in sorted(infra.items()): print(f,'->',*l)
# scc
sys.setrecursionlimit(10000)
idx={};low={};st=[];on=set();out=[];c=[0]
def go(v):
    idx[v]=low[v]=c[0];c[0]+=1;st.append(v);on.add(v)
    for w in G[v]:
        if w not in idx: go(w);low[v]=min(low[v],low[w])
        elif w in on: low[v]=min(low[v],idx[w])
    if low[v]==idx[v]:
        s=[]
        while 1:
            w=st.pop();on.discard(w);s.append(w)
            if w==v:break
        if len(s)>1: out.append(s)
for v in list(G):
    if v not in idx: go(v)
print('CIRCLES',len(out))
for s in out: print(len(s),sorted(s)[:14])
